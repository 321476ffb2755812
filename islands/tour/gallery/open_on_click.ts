/** Opens the gallery at a tapped picture; without scripts its link leads to the file. */
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import { isPlainClick } from "../../runtime/is_plain_click.ts";

document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-thing]");
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  loadChunk(() => import("./open_gallery.tsx"))
    .then(({ openGallery }) => openGallery(link))
    .catch(() => location.assign(link.href));
});
