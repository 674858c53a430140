/** On one line, without what could end a header or turn the direction of reading: names come from imported files. */
export const oneLine = (text: string, most = 200): string => {
  const plain = text
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  return plain.length > most ? `${plain.slice(0, most - 1).trimEnd()}…` : plain
}
