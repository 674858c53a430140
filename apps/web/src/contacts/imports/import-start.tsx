import { importQuery } from './imports.queries.ts'
import styles from './import-start.module.css'
import importSummaryStyles from './import-summary.module.css'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'
import { type ReactNode, useEffect } from 'react'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { refresh } from '../../api/refresh.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import type { FormTrouble } from '../../api/use-form-trouble.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { DropZone } from './drop-zone.tsx'
import { UploadProgress } from './import-progress.tsx'
import { ImportView } from './import-view.tsx'
import { useImportStart } from './use-import-start.ts'

const troubleOf = (error: unknown): FormTrouble | null => {
  if (!error) return null
  const problem = toProblem(error)
  const { status, requestId } = problem
  const text = importsMessages.notSent({ problem: problemText(problem) })
  return { text, ...(status >= 500 && requestId ? { requestId } : {}) }
}

const Ended = ({ id, onAgain }: { id: string; onAgain: () => void }) => {
  const queries = useQueryClient()
  const state = useQuery({ ...importQuery(id), enabled: false }).data?.import.state
  useEffect(() => {
    // The stream says so too, but an import that could not be listened to ends here.
    if (state === 'done') void refresh(queries, 'imports', 'contacts')
    if (state === 'refused') void refresh(queries, 'imports')
  }, [queries, state])
  if (state === 'refused') return <Button onClick={onAgain}>{importsMessages.chooseAnother()}</Button>
  return (
    <>
      {state === 'done' ? (
        <LinkButton to="/contacts" variant="default">
          {importsMessages.seeContacts()}
        </LinkButton>
      ) : null}
      <Button variant="default" onClick={onAgain}>
        {importsMessages.importAnother()}
      </Button>
    </>
  )
}

/** `next` is what follows a finished import. */
type Props = { what: string; hint: string; quiet?: boolean; next: ReactNode }

/** From choosing a file to its summary, all in one place. */
export const ImportStart = ({ what, hint, quiet, next }: Props) => {
  const mayBringIn = isMember(useSession().workspace?.role)
  const { id, file, sent, error, send, stop, startOver } = useImportStart()
  if (!mayBringIn) {
    return <EmptyState title={importsMessages.forMembers()}>{importsMessages.forMembersAbout()}</EmptyState>
  }
  if (file) {
    return (
      <div className={styles.importStart}>
        <UploadProgress file={file} sent={sent} onStop={stop} />
      </div>
    )
  }
  if (id === undefined)
    return <DropZone what={what} hint={hint} quiet={quiet} trouble={troubleOf(error)} onFile={send} />
  return (
    <div className={styles.importStart}>
      <ImportView id={id} next={next} />
      <div className={importSummaryStyles.actions}>
        <Ended id={id} onAgain={startOver} />
      </div>
    </div>
  )
}
