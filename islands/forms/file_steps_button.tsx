/** A button that takes a file in steps, and says which step it is at. */
import { useRef, useState } from "react";
import { useHydrated } from "../runtime/use_hydrated.ts";
import { orAlert } from "../shell/alert.ts";

type Props = {
  text: string;
  /** The name of the choice of a file. */
  label: string;
  accept: string;
  /** The first step. */
  reading: string;
  className?: string;
  /** What it throws is shown. */
  take: (file: File, setStep: (step: string) => void) => Promise<void>;
};

export function FileStepsButton({ text, label, accept, reading, className, take }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<string>();
  const alive = useHydrated();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setStep(reading);
    try {
      await take(file, setStep);
    } finally {
      setStep(undefined);
      // So that the same file can be chosen again.
      if (input.current) input.current.value = "";
    }
  };
  return (
    <p className={className}>
      <button
        type="button"
        className="button"
        disabled={!alive || step !== undefined}
        onClick={() => input.current?.click()}
      >
        {step ?? text}
      </button>
      <span className="visually-hidden" role="status">{step}</span>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => orAlert(() => choose(target.files?.[0]))}
      />
    </p>
  );
}
