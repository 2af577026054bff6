import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a file as a host sends it that compresses once and with care. */
export const brotliBytes = (text: string | Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).byteLength;
