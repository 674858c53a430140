import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import styles from './posting.module.css'
import { Button, Checkbox } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { postingScreensMessages as m } from '@wellmet/growth/posting/posting-screens.messages.ts'
import type { PostDraft } from '@wellmet/growth/posting/posting.contract.ts'
import { useState } from 'react'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { Section } from '../../kit/section.tsx'
import { CrossPosts } from './cross-posts.tsx'
import { PostDrafts } from './post-drafts.tsx'
import { postingConnectionQuery } from './posting.queries.ts'

const tell = (error: unknown) => void notifications.show({ message: reasonOf(error) })

/** Places, a draft for each, and what became of them: of one published page. */
export const PostPanel = ({ documentId }: { documentId: string }) => {
  const { data } = useQuery(postingConnectionQuery)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [drafts, setDrafts] = useState<readonly PostDraft[] | null>(null)
  const write = useApiMutation('post', '/api/campaign3/drafts', {
    changes: nothing('Drafts are shown and not stored.'),
    onError: tell,
    onSuccess: ({ items }) => setDrafts(items),
  })
  if (!data) return null
  const { places, settings } = data
  return (
    <Section title={m.panelTitle()} about={m.panelAbout()}>
      {places.length === 0 ? (
        <>
          <p className={text.quiet}>{m.panelNone()}</p>
          <div className={formStyles.buttons}>
            <LinkButton to="/settings/posting" variant="default">
              {m.panelConnect()}
            </LinkButton>
          </div>
        </>
      ) : drafts === null ? (
        <div className={formStyles.form}>
          <Checkbox.Group label={m.choose()} value={[...chosen]} onChange={setChosen}>
            {places.map(({ id, name, label, isWorking }) => (
              <Checkbox key={id} value={id} label={`${name} · ${label}`} disabled={!isWorking} mt="xs" />
            ))}
          </Checkbox.Group>
          <div className={formStyles.buttons}>
            <Button
              disabled={chosen.length === 0}
              loading={write.isPending}
              onClick={() => write.mutate({ body: { documentId, placeIds: [...chosen] } })}
            >
              {m.write()}
            </Button>
          </div>
        </div>
      ) : (
        <PostDrafts
          documentId={documentId}
          drafts={drafts}
          places={places}
          needsApproval={settings.needsApproval}
          onChange={setDrafts}
          onDone={() => {
            setDrafts(null)
            setChosen([])
          }}
        />
      )}
      <div className={styles.after}>
        <CrossPosts documentId={documentId} />
      </div>
    </Section>
  )
}
