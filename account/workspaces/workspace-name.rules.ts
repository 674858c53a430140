/** Who asks, as others read it. */
export interface NamedAsker {
  readonly name: string
  readonly workspace: string
}

const folded = (text: string): string => text.normalize('NFKC').toLocaleLowerCase().trim()

/** A first workspace is named after its user. Beside the name it says nothing. */
export const isNamedAfter = ({ name, workspace }: NamedAsker): boolean =>
  workspace.trim() === '' || folded(workspace).includes(folded(name))

/** As a first workspace is called in the languages of the product, whoever's it was. */
const firstWorkspace = /’s workspace$|^workspace von /iu

/** Whether the name of the workspace says nothing about who asks: it is nobody's company. */
export const isUnnamedTeam = (asker: NamedAsker): boolean => isNamedAfter(asker) || firstWorkspace.test(asker.workspace)
