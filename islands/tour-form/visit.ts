/**
 * Goes to another page as a link would. Turbo is loaded when it is needed: the server has no use
 * for it, nor a window.
 */
export async function visit(path: string): Promise<void> {
  const Turbo = await import("@hotwired/turbo");
  Turbo.visit(path);
}
