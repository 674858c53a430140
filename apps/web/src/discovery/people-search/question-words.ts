import type { ReadPart } from '@wellmet/discovery/people-search/people.contract.ts'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'

const labels: Record<ReadPart['part'], () => string> = {
  word: peopleMessages.partWord,
  role: peopleMessages.partRole,
  company: peopleMessages.partCompany,
  former: peopleMessages.partFormer,
  background: peopleMessages.partBackground,
  sector: peopleMessages.partSector,
  location: peopleMessages.partLocation,
  time: peopleMessages.partTime,
  relationship: peopleMessages.partRelationship,
  unwanted: peopleMessages.partUnwanted,
}

export const partLabel = ({ part }: ReadPart): string => labels[part]()

/** The company that the question names, as it was read. */
export const companyOf = (read: readonly ReadPart[] | undefined): string | undefined =>
  read?.find(({ part }) => part === 'company')?.text

/** What may be a company: what was read as one, or all that was typed where that was not read as anything else. */
export const namedIn = (read: readonly ReadPart[] | undefined): string | undefined =>
  companyOf(read) ?? (read?.length === 1 && read[0]?.part === 'word' ? read[0].text : undefined)

/** What makes the words that follow be read as this part. */
const said: Partial<Record<ReadPart['part'], string>> = {
  company: 'at ',
  former: 'ex-',
  background: 'studied at ',
  location: 'in ',
  unwanted: 'not ',
}

/** The question with other words for this part; without it, when there are none. */
export function changedQuestion({ part, without }: ReadPart, text: string): string {
  const words = text.trim()
  return words === '' ? without : [without, `${said[part] ?? ''}${words}`].filter((one) => one !== '').join(' ')
}
