/** What stands in a removed stop's stead for a while: the way to have it back. */
import { Undo2, X } from "lucide-react";

type Props = { title: string; onUndo: () => void; onClose: () => void };

export function RemovedStop({ title, onUndo, onClose }: Props) {
  return (
    <div className="removed-stop" role="status">
      <p>Removed {title ? `“${title}”` : "the stop"}.</p>
      <button type="button" className="button" onClick={onUndo}>
        <Undo2 aria-hidden="true" />Undo
      </button>
      <button type="button" className="icon-button" aria-label="Forget it" onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
