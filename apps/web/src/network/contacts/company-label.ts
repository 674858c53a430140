import { fold } from '@wellmet/network/people/words.rules.ts'

// As the server files companies, so that the screen says the same of two spellings.
const legalForms =
  /\b(?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|llp|plc|gmbh|ag|sa|sas|sarl|bv|nv|ab|oy|as|srl|spa|pty|kg)\b/gu

/** "Kade Systems, Inc." and "kade systems" have one label; a name that is nothing but a legal form keeps it. */
export const companyLabel = (name: string): string => {
  const folded = fold(name)
  return folded.replace(legalForms, ' ').replace(/\s+/gu, ' ').trim() || folded
}
