const abbreviation =
  /(?:^|[\s(])(?:inc|ltd|co|corp|dr|mr|mrs|ms|prof|st|jr|sr|vs|ca|bzw|z|b|d|h|e|g|i|no|nr|\p{L})\.$/iu
/** "11. November": a year ends a sentence. */
const beforeMonth = /(?<!\d)\d{1,2}\.$/

/** The sentences of a text, in their order. A greeting or a signature on a line of its own is one. */
export const sentencesIn = (text: string): string[] => text.split(/\n+/).flatMap(splitLine)

function splitLine(line: string): string[] {
  const found: string[] = []
  let begun = ''
  for (const part of line.split(/(?<=[.!?…]["”“)]?)\s+/u)) {
    begun = begun === '' ? part : `${begun} ${part}`
    if (abbreviation.test(begun) || beforeMonth.test(begun)) continue
    found.push(begun)
    begun = ''
  }
  return [...found, begun].map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}
