/** Texts of licences that packages name without a file of it, and notes on code within packages. */

/** The rest of the licence, below the line of its holder, by its SPDX name. */
const REST: Record<string, string> = {
  MIT:
    `Permission is hereby granted, free of charge, to any person obtaining a copy of this software
and associated documentation files (the "Software"), to deal in the Software without restriction,
including without limitation the rights to use, copy, modify, merge, publish, distribute,
sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or
substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT
NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES
OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN
CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
  "BSD-3-Clause":
    `Redistribution and use in source and binary forms, with or without modification, are
permitted provided that the following conditions are met:

1. Redistributions of source code must retain the above copyright notice, this list of conditions
and the following disclaimer.

2. Redistributions in binary form must reproduce the above copyright notice, this list of conditions
and the following disclaimer in the documentation and/or other materials provided with the
distribution.

3. Neither the name of the copyright holder nor the names of its contributors may be used to endorse
or promote products derived from this software without specific prior written permission.

THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR
IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR
CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE,
DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER
IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF
THE USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.`,
};

/** The holders, as their repositories name them, where the package has no file. */
const HOLDERS: Record<string, string> = {
  "@hotwired/turbo": "Copyright (c) 2021 Basecamp",
  "@protomaps/basemaps": "Copyright 2019-2023 Protomaps LLC, Kelso Cartography",
  pmtiles: "Copyright 2021 Protomaps LLC",
  soundswallower: "Copyright (c) 1999-2016 Carnegie Mellon University\n" +
    "Copyright (c) 2013-2017 Sylvain Chevalier (JavaScript of audio and workers)",
};

/** Files of a package that are its licence, too, such as those of its data. */
export const FURTHER_FILES: Record<string, string[]> = {
  "pdfjs-dist": [
    "cmaps/LICENSE",
    "standard_fonts/LICENSE_FOXIT",
    "standard_fonts/LICENSE_LIBERATION",
    "wasm/LICENSE_JBIG2",
    "wasm/LICENSE_OPENJPEG",
  ],
  soundswallower: ["model/en-us/README.txt", "model/fr-fr/LICENSE.txt"],
};

/** What a package contains of others. */
export const CONTENTS: Record<string, string> = {
  "@mediabunny/mp3-encoder":
    "Contains the LAME MP3 encoder (https://lame.sourceforge.io), under the GNU Lesser General " +
    "Public License, version 2.",
  "libheif-js": "Contains libheif (https://github.com/strukturag/libheif) and libde265 " +
    "(https://github.com/strukturag/libde265), under the same licence.",
  "pdfjs-dist":
    "Contains the character maps of Adobe, the fonts of Foxit and Liberation, and the " +
    "decoders of PDFium (JBIG2) and OpenJPEG, whose licences are below.",
  soundswallower: "Contains the speech models for English and French, whose licences are below.",
  "zxing-wasm": "Contains ZXing-C++ (https://github.com/zxing-cpp/zxing-cpp), under the Apache " +
    "License, version 2.0 (https://www.apache.org/licenses/LICENSE-2.0).",
};

/**
 * The text of a licence for a package without a file of it; `author` as the package names it.
 * Undefined where neither is known.
 */
export function textWithoutFile(
  { name, licence, author }: { name: string; licence: string; author?: string },
): string | undefined {
  const holder = HOLDERS[name] ?? (author && `Copyright (c) ${author}`);
  return holder && REST[licence] && `${holder}\n\n${REST[licence]}`;
}
