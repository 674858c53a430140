import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button, Progress } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { Export } from '@wellmet/account/exports/exports.contract.ts'
import { exportsMessages } from '@wellmet/account/exports/exports.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { exportsQuery } from './exports.queries.ts'

export const ExportsSection = () => {
  const exports = useQuery(exportsQuery)
  const create = useApiMutation('post', '/api/account/exports', { changes: ['exports'] })
  const isOpen = exports.data?.items.some(({ state }) => state === 'waiting' || state === 'writing') ?? false
  return (
    <Section title={exportsMessages.title()} about={exportsMessages.about()}>
      <Loaded query={exports} what={exportsMessages.theExports()} skeleton={<FormSkeleton fields={1} />}>
        {({ items }) => (
          <div className={clsx(formStyles.form, formStyles.narrow)}>
            {items.map((one) => (
              <OneExport key={one.id} one={one} />
            ))}
            <FormAlert trouble={create.error ? { text: problemText(toProblem(create.error)) } : null} />
            <div className={formStyles.buttons}>
              <Button variant="default" loading={create.isPending} disabled={isOpen} onClick={() => create.mutate({})}>
                {exportsMessages.exportMyData()}
              </Button>
            </div>
          </div>
        )}
      </Loaded>
    </Section>
  )
}

const OneExport = ({
  one: { id, state, done, total, rows, bytes, createdAt, expiresAt, leftOut, needs },
}: {
  one: Export
}) => {
  if (state === 'failed') return <FormAlert trouble={{ text: exportsMessages.failed() }} />
  if (state !== 'done') {
    const words = total === 0 ? exportsMessages.waiting() : exportsMessages.writing({ done, total })
    return (
      <div>
        <output className={text.small}>{words}</output>
        <Progress value={total === 0 ? 0 : (100 * done) / total} aria-label={words} />
      </div>
    )
  }
  return (
    <div>
      <p className={text.small}>
        {exportsMessages.file({ rows, at: new Date(createdAt) })}{' '}
        {expiresAt ? exportsMessages.until({ until: new Date(expiresAt) }) : null}
      </p>
      {leftOut.map(({ workspaceId, name, needs: missing }) => (
        <p key={workspaceId} className={text.small}>
          {exportsMessages.leftOut({ workspace: name, needs: missing })}
        </p>
      ))}
      {needs === null ? (
        <a className={text.link} href={`/api/account/exports/${id}/file`} download>
          {exportsMessages.download({ kilobytes: Math.max(1, Math.round(bytes / 1000)) })}
        </a>
      ) : (
        <p className={text.small}>{exportsMessages.notDownloaded({ needs })}</p>
      )}
    </div>
  )
}
