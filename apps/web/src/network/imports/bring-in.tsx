import styles from './bring-in.module.css'
import importSummaryStyles from './import-summary.module.css'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'
import { useEffect } from 'react'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { invalidate, keyOf } from '../../api/query.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import type { FormTrouble } from '../../api/use-form-trouble.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { AskGoal } from '../../onboarding/ask-goal.tsx'
import { DropZone } from './drop-zone.tsx'
import { UploadProgress } from './import-progress.tsx'
import { missionsQuery } from '../missions/missions.queries.ts'
import { importQuery, importsQuery } from './imports.queries.ts'
import { ImportView } from './import-view.tsx'
import { useBringIn } from './use-bring-in.ts'

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
    // What was brought in changes every list of people; the import itself is asked for already.
    if (state === 'done')
      void invalidate(
        queries,
        keyOf('/api/network/contacts'),
        keyOf('/api/dashboard/people'),
        keyOf('/api/dashboard/companies'),
        keyOf('/api/network/import-reminder'),
      )
    if (state === 'done' || state === 'refused') void invalidate(queries, importsQuery.queryKey)
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

/** The first import is followed by the question for whom it is; later ones lead to the paths. */
const AfterImport = () => {
  const missions = useQuery(missionsQuery).data
  if (!missions) return null
  if (missions.items.length === 0) return <AskGoal />
  return (
    <div>
      <LinkButton to="/">{importsMessages.seePaths()}</LinkButton>
    </div>
  )
}

/** From choosing a file to its summary, all in one place. */
export const BringIn = ({ what, hint, quiet }: { what: string; hint: string; quiet?: boolean }) => {
  const mayBringIn = isMember(useSession().workspace?.role)
  const { id, file, sent, error, send, stop, startOver } = useBringIn()
  if (!mayBringIn) {
    return <EmptyState title={importsMessages.forMembers()}>{importsMessages.forMembersAbout()}</EmptyState>
  }
  if (file) {
    return (
      <div className={styles.bringIn}>
        <UploadProgress file={file} sent={sent} onStop={stop} />
      </div>
    )
  }
  if (id === undefined)
    return <DropZone what={what} hint={hint} quiet={quiet} trouble={troubleOf(error)} onFile={send} />
  return (
    <div className={styles.bringIn}>
      <ImportView id={id} next={<AfterImport />} />
      <div className={importSummaryStyles.actions}>
        <Ended id={id} onAgain={startOver} />
      </div>
    </div>
  )
}
