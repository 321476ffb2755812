/** A button that opens the camera, whose program is loaded when it is pressed. */
import { QrCode } from "lucide-react";
import { type ReactNode, useState } from "react";
import { usePart } from "../../runtime/use_part.ts";

const loadDialog = () => import("./camera.tsx");

type Props = { className: string; label?: string; children?: ReactNode };

export function ScanButton({ className, label, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { part, failure, retry } = usePart(isOpen, loadDialog);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => {
          retry();
          setOpen(true);
        }}
      >
        <QrCode aria-hidden="true" />
        {children}
      </button>
      {isOpen && failure && <p className="notice" role="alert">{failure}</p>}
      {isOpen && part && <part.ScanDialog close={() => setOpen(false)} />}
    </>
  );
}
