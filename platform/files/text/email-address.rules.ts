/** Linear by construction: no part of it can match the same characters in two ways. */
const address = /^[^\s@<>()[\],;:\\"\u0000-\u001f\u007f]{1,64}@[^\s@<>()[\],;:\\"\u0000-\u001f\u007f]{1,190}$/
const domain = /^[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+$/u

/** Lower case, as a key. Exchange's own names (`/o=ExchangeLabs/…`) and what is no address give undefined. */
export function emailOf(raw: string | undefined): string | undefined {
  if (raw === undefined || raw.length > 320) return undefined
  const text = raw
    .trim()
    .replace(/^mailto:/i, '')
    .normalize('NFC')
    .toLowerCase()
  return address.test(text) && domain.test(text.slice(text.lastIndexOf('@') + 1)) ? text : undefined
}
