import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import type { ContentDocument } from '@wellmet/growth/content/content.contract.ts'
import { editorMessages as m } from '@wellmet/growth/content/editor.messages.ts'
import { useState } from 'react'
import { isAdmin } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { CopyText } from '../../kit/copy-text.tsx'
import { Section } from '../../kit/section.tsx'
import type { useDocumentChanges } from './content.queries.ts'
import { stateWords } from './document-words.ts'

type Props = { document: ContentDocument; changes: ReturnType<typeof useDocumentChanges>; hasUnsaved: boolean }

const tell = (error: unknown) => void notifications.show({ message: reasonOf(error) })

export const PublishPanel = ({ document, changes, hasUnsaved }: Props) => {
  const { id, state, url, version, publishedVersion, slug } = document
  const navigate = useNavigate()
  const mayPublish = isAdmin(useSession().workspace?.role)
  const [at, setAt] = useState('')
  const link = useApiMutation('post', '/api/cms/documents/{id}/preview-link', {
    changes: nothing('A link is signed, and nothing is stored.'),
    onError: tell,
  })
  const run = (act: () => Promise<unknown>) => void act().catch(tell)
  const isOut = publishedVersion !== null || state === 'scheduled'
  const remove = () =>
    run(async () => {
      await changes.remove()
      void notifications.show({ message: m.deleted() })
      await navigate({ to: '/content' })
    })
  return (
    <Section title={m.publish()} about={m.publishAbout()}>
      <output>
        <strong>{stateWords(document)}</strong>
        {url === null ? null : (
          <>
            {' · '}
            <a className={text.link} href={url} target="_blank" rel="noreferrer">
              {m.openPage()}
            </a>
          </>
        )}
      </output>
      {mayPublish ? (
        <>
          <div className={formStyles.buttons}>
            {state === 'published' || state === 'taken_down' ? null : (
              <Button disabled={changes.isBusy || hasUnsaved} onClick={() => run(() => changes.publish({}))}>
                {publishedVersion === null ? m.publishNow() : m.publishVersion({ version })}
              </Button>
            )}
            {state === 'scheduled' ? (
              <Button variant="default" disabled={changes.isBusy} onClick={() => run(changes.unschedule)}>
                {m.unschedule()}
              </Button>
            ) : null}
            {isOut ? (
              <ConfirmButton
                label={m.unpublish()}
                spoken={m.unpublish()}
                question={m.unpublishQuestion()}
                verb={m.unpublish()}
                disabled={changes.isBusy}
                onConfirm={() => run(changes.unpublish)}
              />
            ) : null}
          </div>
          {hasUnsaved ? <p className={text.quiet}>{m.saveFirst()}</p> : null}
          {state === 'published' || state === 'taken_down' ? null : (
            <form
              className={formStyles.line}
              onSubmit={(event) => {
                event.preventDefault()
                run(() => changes.publish({ at: new Date(at).toISOString() }))
              }}
            >
              <TextInput
                type="datetime-local"
                label={m.publishLater()}
                value={at}
                onChange={({ currentTarget }) => setAt(currentTarget.value)}
              />
              <Button
                className={formStyles.lineButton}
                type="submit"
                variant="default"
                disabled={at === '' || changes.isBusy || hasUnsaved}
              >
                {m.schedule()}
              </Button>
            </form>
          )}
        </>
      ) : (
        <p className={text.quiet}>{m.forAdmins()}</p>
      )}
      <div className={formStyles.buttons}>
        {slug === null ? null : (
          <Button variant="default" loading={link.isPending} onClick={() => link.mutate({ params: { path: { id } } })}>
            {m.previewLink()}
          </Button>
        )}
        {isOut ? null : (
          <ConfirmButton
            label={m.delete()}
            spoken={m.delete()}
            question={m.deleteQuestion()}
            verb={m.delete()}
            disabled={changes.isBusy}
            onConfirm={remove}
          />
        )}
      </div>
      {link.data ? (
        <output>
          <CopyText value={link.data.url} verb={m.copyLink()} />
          <span className={text.quiet}>{m.previewLinkAbout()}</span>
        </output>
      ) : null}
    </Section>
  )
}
