import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a text as a host sends it that compresses once and with care. */
export const brotliBytes = (text: string | Uint8Array, quality = 9): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;
