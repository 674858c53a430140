import formStyles from '../../kit/form.module.css'
import { Button, Checkbox } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SignOnLink } from '@wellmet/account/sign-on/sign-on.contract.ts'
import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { Section } from '../../kit/section.tsx'
import { SettingCard } from '../../kit/setting-card.tsx'
import { leaveForProvider } from './leave-for-provider.ts'
import { signOnLinksQuery } from './sign-on.queries.ts'

/** Nothing for the many whose workspaces have no single sign-on. */
export const SignOnLinksSection = () => {
  const { data } = useQuery(signOnLinksQuery)
  if (!data || data.items.length === 0) return null
  return (
    <Section title={signOnMessages.title()} about={signOnMessages.linksAbout()}>
      {data.items.map((link) => (
        <Link key={link.workspaceId} link={link} />
      ))}
    </Section>
  )
}

const stateOf = ({ linked, opensEverything }: SignOnLink): string => {
  if (!linked) return signOnMessages.notLinked()
  return opensEverything ? signOnMessages.opensAll() : signOnMessages.opensOne()
}

const Link = ({ link }: { link: SignOnLink }) => {
  const [opensEverything, setOpensEverything] = useState(false)
  const { workspaceId } = link
  const onError = (error: unknown) =>
    void notifications.show({ message: signOnMessages.notChanged({ reason: reasonOf(error) }) })
  const start = useApiMutation('post', '/api/account/sign-on/links', {
    changes: nothing('It leaves for another site.'),
    onError,
    onSuccess: ({ url }) => leaveForProvider(url),
  })
  const end = useApiMutation('delete', '/api/account/sign-on/links/{workspaceId}', {
    changes: ['sign-on'],
    onError,
    onSuccess: () => void notifications.show({ message: signOnMessages.unlinked() }),
  })
  const action = link.linked ? (
    <Button variant="default" loading={end.isPending} onClick={() => end.mutate({ params: { path: { workspaceId } } })}>
      {signOnMessages.unlink()}
    </Button>
  ) : (
    <Button
      loading={start.isPending || start.isSuccess}
      onClick={() => start.mutate({ body: { workspaceId, opensEverything } })}
    >
      {signOnMessages.link()}
    </Button>
  )
  return (
    <SettingCard title={link.workspaceName} about={stateOf(link)} action={action}>
      {link.linked ? null : (
        <div className={formStyles.form}>
          <Checkbox
            label={signOnMessages.linkEverything()}
            description={signOnMessages.linkEverythingAbout()}
            checked={opensEverything}
            onChange={({ currentTarget }) => setOpensEverything(currentTarget.checked)}
          />
        </div>
      )}
    </SettingCard>
  )
}
