/** Hashes, codes and signatures by the browser's own cryptography: it has them on https, and on one's own machine. */

type Bytes = Uint8Array<ArrayBuffer>;

export const canHash = (): boolean => typeof crypto !== 'undefined' && Boolean(crypto.subtle);

export const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);

export function fromHex(text: string): Bytes {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) throw new SyntaxError('no hexadecimal number');
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export async function sha256(...parts: (string | Uint8Array)[]): Promise<string> {
  const all = parts.map((part) => (typeof part === 'string' ? bytesOf(part) : part));
  const joined = new Uint8Array(all.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of all) {
    joined.set(part, at);
    at += part.length;
  }
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', joined)));
}

export async function hmac(key: Uint8Array, text: string): Promise<Uint8Array> {
  const made = await crypto.subtle.importKey('raw', new Uint8Array(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return new Uint8Array(await crypto.subtle.sign('HMAC', made, bytesOf(text)));
}

/** Is an Ed25519 signature good? null: this browser does not know the method. */
export async function isSigned(key: string, signature: string, text: string): Promise<boolean | null> {
  let made: CryptoKey;
  try {
    made = await crypto.subtle.importKey('raw', fromHex(key), { name: 'Ed25519' }, false, ['verify']);
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotSupportedError' ? null : false;
  }
  return crypto.subtle.verify({ name: 'Ed25519' }, made, fromHex(signature), bytesOf(text));
}
