import { readFileSync } from 'node:fs'

/** What a catalogue of gettext (.mo) translates, by its key. */
export function readCatalogue(file: string): Map<string, string> {
  const bytes = readFileSync(file)
  const isLittleEndian = bytes.readUInt32LE(0) === 0x950412de
  const at = (offset: number): number => (isLittleEndian ? bytes.readUInt32LE(offset) : bytes.readUInt32BE(offset))
  const [count, keys, values] = [at(8), at(12), at(16)]
  const text = (table: number, i: number): string => {
    const [length, from] = [at(table + 8 * i), at(table + 8 * i + 4)]
    return bytes.subarray(from, from + length).toString('utf8')
  }
  return new Map(Array.from({ length: count }, (_, i) => [text(keys, i), text(values, i)]))
}
