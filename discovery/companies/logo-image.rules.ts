/** By their first bytes; SVG is left out, because it can hold programs. */
const kinds: readonly { type: string; begins: readonly number[]; at?: number }[] = [
  { type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  { type: 'image/gif', begins: [0x47, 0x49, 0x46, 0x38] },
  { type: 'image/x-icon', begins: [0x00, 0x00, 0x01, 0x00] },
  { type: 'image/webp', begins: [0x57, 0x45, 0x42, 0x50], at: 8 },
]

/** The image as an address that holds it, so that a page asks nobody for it; null where it is none. */
export function toDataUrl(bytes: Buffer): string | null {
  const kind = kinds.find(({ begins, at = 0 }) => begins.every((byte, place) => bytes[at + place] === byte))
  return kind ? `data:${kind.type};base64,${bytes.toString('base64')}` : null
}
