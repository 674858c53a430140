import { requestsMessages } from './requests.messages.ts'

/** Who asks, as others read it. */
export interface NamedAsker {
  readonly name: string
  readonly workspace: string
}

const folded = (text: string): string => text.normalize('NFKC').toLocaleLowerCase().trim()

/** A first workspace is named after its user. Beside the name it says nothing. */
export const isNamedAfter = ({ name, workspace }: NamedAsker): boolean =>
  workspace.trim() === '' || folded(workspace).includes(folded(name))

/** "Ana Lima (Halyard)", or the name alone where the workspace is named after the person. */
export const askerWords = (asker: NamedAsker): string =>
  isNamedAfter(asker) ? asker.name : requestsMessages.askerAt({ name: asker.name, workspace: asker.workspace })
