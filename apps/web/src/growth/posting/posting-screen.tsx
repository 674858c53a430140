import { Switch } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { postingScreensMessages as m } from '@wellmet/growth/posting/posting-screens.messages.ts'
import type { PostingSettings } from '@wellmet/growth/posting/posting.contract.ts'
import { clsx } from 'clsx'
import { isAdmin, isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import formStyles from '../../kit/form.module.css'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import text from '../../kit/text.module.css'
import { AddPlace } from './add-place.tsx'
import { CrossPosts } from './cross-posts.tsx'
import { PlaceList } from './place-list.tsx'
import styles from './posting.module.css'
import { postingConnectionQuery } from './posting.queries.ts'

/** Where one posts, the rules of the workspace, and what was posted lately. */
export const PostingScreen = () => {
  const query = useQuery(postingConnectionQuery)
  const mayPost = isMember(useSession().workspace?.role)
  return (
    <>
      <p className={clsx(text.quiet, styles.before)}>{m.about()}</p>
      <Loaded query={query} what={m.title()} skeleton={<RowSkeletons rows={3} label={m.loading()} />}>
        {(connection) => (
          <>
            {mayPost ? (
              <>
                <PlaceList places={connection.places} />
                <AddPlace connection={connection} />
              </>
            ) : null}
            <Rules settings={connection.settings} />
          </>
        )}
      </Loaded>
      <Section title={m.posts()}>
        <CrossPosts />
      </Section>
    </>
  )
}

const Rules = ({ settings }: { settings: PostingSettings }) => {
  const mayChange = isAdmin(useSession().workspace?.role)
  const save = useApiMutation('put', '/api/campaign3/settings', {
    changes: ['posts'],
    onError: (error) => void notifications.show({ message: reasonOf(error) }),
    onSuccess: () => void notifications.show({ message: m.saved() }),
  })
  const disabled = !mayChange || save.isPending
  const { needsApproval, ghostState } = settings
  return (
    <Section title={m.rules()} about={m.rulesAbout()}>
      <div className={formStyles.form}>
        <Switch
          label={m.needsApproval()}
          checked={needsApproval}
          disabled={disabled}
          onChange={({ currentTarget }) => save.mutate({ body: { ghostState, needsApproval: currentTarget.checked } })}
        />
        <Switch
          label={m.ghostPublished()}
          description={m.ghostPublishedAbout()}
          checked={ghostState === 'published'}
          disabled={disabled}
          onChange={({ currentTarget }) =>
            save.mutate({ body: { needsApproval, ghostState: currentTarget.checked ? 'published' : 'draft' } })
          }
        />
      </div>
    </Section>
  )
}
