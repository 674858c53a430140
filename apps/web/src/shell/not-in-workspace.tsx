import { useSession } from '../account/users/session.ts'
import { VerificationReminder } from '../account/users/verification-reminder.tsx'
import { NoWorkspace } from '../account/workspaces/no-workspace.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { NotFound } from './not-found.tsx'
import { shellMessages } from './shell.messages.ts'

/** In place of a screen that needs a workspace: a user who is in none can create one here. */
export const NotInWorkspace = () =>
  useSession().workspace ? (
    <NotFound />
  ) : (
    <>
      <PageHeader title={shellMessages.workspace()} />
      <VerificationReminder />
      <NoWorkspace />
    </>
  )

/** The same below the title and the tabs of the settings. */
export const SettingsNotInWorkspace = () => (useSession().workspace ? <NotFound /> : <NoWorkspace />)
