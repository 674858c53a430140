import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import styles from './connected-apps.module.css'
import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { AuthorizationRequest } from '@wellmet/account/connected-apps/connected-apps.contract.ts'
import { connectedAppsMessages } from '@wellmet/account/connected-apps/connected-apps.messages.ts'
import type { AssistantScope } from '@wellmet/account/connected-apps/connected-apps.contract.ts'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { problemText, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { richMessage } from '../../kit/rich-message.ts'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { useSession } from '../users/session.ts'
import { authorizationQuery } from './connected-apps.queries.ts'
import { scopeWords } from './scope-words.ts'

/** Nothing is let in without the click here: a browser could otherwise finish the flow by itself. */
export const AuthorizeScreen = ({ request }: { request: string }) => {
  const asked = useQuery(authorizationQuery(request))
  return (
    <>
      <PageHeader
        title={
          asked.data ? connectedAppsMessages.allowTitle({ name: asked.data.name }) : connectedAppsMessages.asksTitle()
        }
      />
      <Loaded
        query={asked}
        what={connectedAppsMessages.theRequest()}
        skeleton={<RowSkeletons rows={4} label={connectedAppsMessages.loadingRequest()} />}
      >
        {(app) => <Question request={request} app={app} />}
      </Loaded>
    </>
  )
}

const leave = ({ redirectTo }: { redirectTo: string }) => window.location.assign(redirectTo)

const Question = ({ request, app }: { request: string; app: AuthorizationRequest }) => {
  const { user, workspace } = useSession()
  const [scopes, setScopes] = useState<AssistantScope[]>(app.scopes)
  const allow = useApiMutation('post', '/api/connected-apps', { changes: ['connected apps'], onSuccess: leave })
  const deny = useApiMutation('post', '/api/connected-apps/refusals', {
    changes: nothing('Nobody was let in.'),
    onSuccess: leave,
  })
  const problem = allow.error ?? deny.error
  const isLeaving = allow.isSuccess || deny.isSuccess
  return (
    <div className={clsx(formStyles.form, styles.asked)}>
      <p>
        {richMessage(connectedAppsMessages.asks, {
          name: app.name,
          host: app.clientHost,
          user: user.email,
          workspace: workspace?.name ?? '',
          b: <strong />,
        })}
      </p>
      <Checkbox.Group
        label={connectedAppsMessages.mayDo()}
        value={scopes}
        onChange={(chosen) => setScopes(app.scopes.filter((scope) => chosen.includes(scope)))}
        error={scopes.length === 0 ? connectedAppsMessages.chooseOne() : null}
      >
        <div className={styles.choices}>
          {app.scopes.map((scope) => (
            <Checkbox key={scope} value={scope} label={scopeWords(scope)} />
          ))}
        </div>
      </Checkbox.Group>
      <p className={clsx(text.small, text.quiet)}>{connectedAppsMessages.mayNever()}</p>
      <p>
        {app.redirectHost === null
          ? richMessage(connectedAppsMessages.goesToThisComputer, { b: <strong /> })
          : richMessage(connectedAppsMessages.goesTo, { host: app.redirectHost, b: <strong /> })}
      </p>
      <FormAlert trouble={problem ? { text: problemText(toProblem(problem)) } : null} />
      <div className={styles.buttons}>
        <Button
          size="md"
          loading={allow.isPending || allow.isSuccess}
          disabled={scopes.length === 0 || isLeaving}
          onClick={() => allow.mutate({ body: { request, scopes } })}
        >
          {connectedAppsMessages.allow()}
        </Button>
        <Button
          size="md"
          variant="default"
          loading={deny.isPending}
          disabled={isLeaving}
          onClick={() => deny.mutate({ body: { request } })}
        >
          {connectedAppsMessages.deny()}
        </Button>
      </div>
    </div>
  )
}
