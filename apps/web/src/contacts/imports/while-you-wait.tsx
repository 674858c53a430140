import text from '../../kit/text.module.css'
import styles from './while-you-wait.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { importRemindersMessages as m } from '@wellmet/contacts/import-reminders/import-reminders.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { VerificationReminder } from '../../account/users/verification-reminder.tsx'
import { useApiMutation } from '../../api/changes.ts'
import { dependsOn } from '../../api/depends-on.ts'
import { reasonOf } from '../../api/problem.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { richMessage } from '../../kit/rich-message.ts'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { useIsImporting } from './use-is-importing.ts'

const reminderQuery = dependsOn('import reminder', 'imports', 'contacts').queryOptions(
  'get',
  '/api/network/import-reminder',
)

const Reminder = () => {
  const { user } = useSession()
  const query = useQuery(reminderQuery)
  const onError = (error: unknown) => notifications.show({ message: m.notChanged({ reason: reasonOf(error) }) })
  const plan = useApiMutation('post', '/api/network/import-reminder', { changes: ['import reminder'], onError })
  const cancel = useApiMutation('delete', '/api/network/import-reminder', { changes: ['import reminder'], onError })
  return (
    <Loaded query={query} what={m.yourReminder()} skeleton={<RowSkeletons rows={1} label={m.loading()} />}>
      {({ sendAt }) =>
        sendAt === null ? (
          <>
            <Button
              variant="default"
              loading={plan.isPending}
              disabled={!user.emailVerified}
              onClick={() => plan.mutate({})}
            >
              {m.remindMe()}
            </Button>
            <VerificationReminder need={() => m.confirmFirst()} />
          </>
        ) : (
          <>
            <output>{m.reminderPlanned({ on: new Date(sendAt) })}</output>
            <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate({})}>
              {m.cancelReminder()}
            </Button>
          </>
        )
      }
    </Loaded>
  )
}

/** LinkedIn needs up to a day: what to do until then, and an email for whoever wants to come back. Gone with a file. */
export const WhileYouWait = () => {
  const mayImport = isMember(useSession().workspace?.role)
  const isImporting = useIsImporting()
  if (!mayImport || isImporting) return null
  return (
    <Section title={m.meanwhile()} about={m.meanwhileAbout()}>
      <div className={styles.whileYouWait}>
        <ul>
          <li>{richMessage(m.meanwhileContacts, { link: <Link to="/access/network" className={text.link} /> })}</li>
          <li>{richMessage(m.meanwhileGoal, { link: <Link to="/access/personalize" className={text.link} /> })}</li>
          <li>{richMessage(m.meanwhileTeam, { link: <Link to="/setup-network" className={text.link} /> })}</li>
        </ul>
        <Reminder />
      </div>
    </Section>
  )
}
