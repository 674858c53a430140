import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { listInstructionTexts, type Instruction } from '../content/list-written-help.ts'
import { sectionsOf, type Section } from './sections.rules.ts'

/** Of one workspace. */
export const mostSearched = 100
/** Of one document; what comes after it is not searched. */
const mostCharacters = 30_000

export interface ReadDocument extends Instruction {
  sections: Section[]
}

const ownSections = new Map<string, Section[]>()

/** Everything that questions are answered from, cut into sections. */
export async function readLibrary(tx: Tx, services: Services, workspaceId: string): Promise<ReadDocument[]> {
  const texts = await listInstructionTexts(tx, services, { workspaceId, most: mostSearched })
  return texts.map((document) => ({ ...document, sections: cut(document) }))
}

/** The help does not change while the server runs. */
function cut({ kind, title, text }: Instruction): Section[] {
  if (kind !== 'help') return sectionsOf(title, text.slice(0, mostCharacters))
  const known = ownSections.get(title)
  if (known) return known
  const made = sectionsOf(title, text)
  ownSections.set(title, made)
  return made
}
