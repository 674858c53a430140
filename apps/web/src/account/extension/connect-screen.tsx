import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { extensionMessages } from '@wellmet/account/extension/extension.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { useSession } from '../users/session.ts'
import type { ConnectSearch } from './connect-search.ts'
import { clientQuery } from './extension.queries.ts'

/** Nothing is connected without the click here: a browser could otherwise finish the flow by itself. */
export const ConnectScreen = ({ search }: { search: ConnectSearch }) => {
  const { client_id: clientId, redirect_uri: redirectUri, state, code_challenge: codeChallenge } = search
  const client = useQuery(clientQuery(clientId, redirectUri))
  const { user, workspace } = useSession()
  const [isCancelled, setCancelled] = useState(false)
  const connect = useApiMutation('post', '/api/extension/connections', {
    changes: ['extensions'],
    onSuccess: ({ redirectTo }) => window.location.assign(redirectTo),
  })
  if (isCancelled)
    return (
      <>
        <PageHeader title={extensionMessages.connectTitle()} />
        <p>{extensionMessages.cancelled()}</p>
      </>
    )
  return (
    <>
      <PageHeader title={extensionMessages.connectTitle()} />
      <Loaded
        query={client}
        what={extensionMessages.theClient()}
        skeleton={<RowSkeletons rows={2} label={extensionMessages.loadingClient()} />}
      >
        {({ name, platform, version }) => (
          <div className={formStyles.form}>
            <p>
              {extensionMessages.connectAbout({
                name,
                platform: extensionMessages.platform({ platform }),
                version,
                user: user.email,
                workspace: workspace?.name ?? '',
              })}
            </p>
            <h2>{extensionMessages.whatItMay()}</h2>
            <ul>
              <li>{extensionMessages.maySearch()}</li>
              <li>{extensionMessages.mayRead()}</li>
              <li>{extensionMessages.mayAsk()}</li>
            </ul>
            <p className={clsx(text.small, text.quiet)}>{extensionMessages.mayNot()}</p>
            <FormAlert trouble={connect.isError ? { text: problemText(toProblem(connect.error)) } : null} />
            <Button
              size="md"
              loading={connect.isPending || connect.isSuccess}
              disabled={search.code_challenge_method !== 'S256'}
              onClick={() => connect.mutate({ body: { clientId, redirectUri, state, codeChallenge } })}
            >
              {extensionMessages.connect()}
            </Button>
            <Button size="md" variant="default" onClick={() => setCancelled(true)}>
              {extensionMessages.cancel()}
            </Button>
          </div>
        )}
      </Loaded>
    </>
  )
}
