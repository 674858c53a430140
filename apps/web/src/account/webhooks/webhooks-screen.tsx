import text from '../../kit/text.module.css'
import styles from './webhooks.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { webhooksMessages } from '@wellmet/account/webhooks/webhooks.messages.ts'
import { DataTable } from '../../kit/data-table.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { isMember } from '../members/roles.ts'
import { useSession } from '../users/session.ts'
import { VerificationReminder } from '../users/verification-reminder.tsx'
import { EditWebhookPanel } from './edit-webhook-panel.tsx'
import { DeliveriesPanel } from './deliveries-panel.tsx'
import { NewWebhookPanel } from './new-webhook-panel.tsx'
import { webhookColumns } from './webhook-columns.tsx'
import { webhooksQuery } from './webhooks.queries.ts'

const webhooksHelp = '/help/webhooks.html'

export const WebhooksScreen = () => {
  const { user, workspace } = useSession()
  const webhooks = useQuery(webhooksQuery)
  const { open } = usePanel()
  const create = isMember(workspace?.role) ? (
    <Button disabled={!user.emailVerified} onClick={() => open('new-webhook')}>
      {webhooksMessages.newWebhook()}
    </Button>
  ) : null
  return (
    <Section
      title={webhooksMessages.webhooks()}
      about={webhooksMessages.about()}
      actions={webhooks.data && webhooks.data.items.length > 0 ? create : null}
    >
      <VerificationReminder />
      <Loaded
        query={webhooks}
        what={webhooksMessages.yourWebhooks()}
        skeleton={<RowSkeletons rows={3} label={webhooksMessages.loading()} />}
      >
        {({ items }) => (
          <>
            {items.length === 0 ? (
              <EmptyState title={webhooksMessages.noWebhooks()} next={create}>
                {webhooksMessages.noWebhooksAbout()}
              </EmptyState>
            ) : (
              <DataTable
                caption={webhooksMessages.yourWebhooks()}
                rows={items}
                keyOf={({ id }) => id}
                columns={webhookColumns()}
              />
            )}
            <DeliveriesPanel webhooks={items} />
            <EditWebhookPanel webhooks={items} />
          </>
        )}
      </Loaded>
      <p className={clsx(text.small, styles.help)}>
        <a href={webhooksHelp} className={text.link}>
          {webhooksMessages.help()}
        </a>
      </p>
      <NewWebhookPanel />
    </Section>
  )
}
