/** A button that opens the choice of a file. */
import { type ReactNode, useRef } from "react";
import { ACCEPT } from "./file_kind.ts";

type Props = {
  /** Missing for files of any type. */
  kind?: keyof typeof ACCEPT;
  label: string;
  multiple?: boolean;
  /** It is the first step on its page. */
  primary?: boolean;
  /** Opens the camera if there is one. */
  capture?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

export function FileButton({ kind, label, multiple, primary, capture, onFiles, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={primary ? "button primary" : "button"}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        multiple={multiple}
        accept={kind && ACCEPT[kind]}
        capture={capture ? "environment" : undefined}
        onChange={({ target }) => {
          const files = [...target.files ?? []];
          // So that the same file can be chosen again.
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
