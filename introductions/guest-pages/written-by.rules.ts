import type { NamedAsker } from '@wellmet/account/workspaces/workspace-name.rules.ts'
import { askerWords } from '../drafts/asker-words.rules.ts'
import { guestPagesMessages } from './guest-pages.messages.ts'

interface Written {
  /** Null while the target is not to know them. */
  readonly asker: NamedAsker | null
  readonly connector: { readonly name: string }
  readonly isEdited: boolean
}

/** Whose words the message to the target is, the same in the email and on the page. */
export const writtenBy = ({ asker, connector: { name: connector }, isEdited }: Written): string => {
  if (asker === null)
    return isEdited
      ? guestPagesMessages.messagePassedOnByEdited({ connector })
      : guestPagesMessages.messagePassedOnBy({ connector })
  return isEdited
    ? guestPagesMessages.messageFromEdited({ asker: askerWords(asker), connector })
    : guestPagesMessages.messageFrom({ asker: askerWords(asker) })
}
