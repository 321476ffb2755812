import type { ReactNode } from "react";

type Props = { isOn: boolean; set: (on: boolean) => void; children: ReactNode };

export function Switch({ isOn, set, children }: Props) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={({ target }) => set(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
