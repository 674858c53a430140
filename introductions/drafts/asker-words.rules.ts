import { isUnnamedTeam, type NamedAsker } from '@wellmet/account/workspaces/workspace-name.rules.ts'
import { draftMessages } from './drafts.messages.ts'

/** "Ana Lima (Halyard)", or the name alone where the workspace has no name of its own. */
export const askerWords = (asker: NamedAsker): string =>
  isUnnamedTeam(asker) ? asker.name : draftMessages.askerAt({ name: asker.name, workspace: asker.workspace })

/** Of the email that is forwarded, in the language of the asker, who may change it. It names nobody if they are unnamed. */
export const defaultSubject = (asker: NamedAsker, isBlind: boolean): string =>
  isBlind ? draftMessages.defaultSubjectBlind() : draftMessages.defaultSubject({ asker: askerWords(asker) })
