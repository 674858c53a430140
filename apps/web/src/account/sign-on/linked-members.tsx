import styles from './sign-on.module.css'
import text from '../../kit/text.module.css'
import { notifications } from '@mantine/notifications'
import { clsx } from 'clsx'
import type { SignOnSettings } from '@wellmet/account/sign-on/sign-on.contract.ts'
import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'

/** Whom the provider has confirmed. A link is ended when somebody got another account at the provider. */
export const LinkedMembers = ({ linked }: Pick<SignOnSettings, 'linked'>) => {
  const end = useApiMutation('delete', '/api/security/sign-on/links/{userId}', {
    changes: ['sign-on'],
    onError: (error: unknown) =>
      void notifications.show({ message: signOnMessages.notChanged({ reason: reasonOf(error) }) }),
    onSuccess: () => void notifications.show({ message: signOnMessages.unlinked() }),
  })
  return (
    <>
      <p className={clsx(text.small, text.quiet)}>{signOnMessages.linkedMembers({ count: linked.length })}</p>
      {linked.map(({ userId, name }) => (
        <div key={userId} className={styles.linked}>
          <span>{name}</span>
          <ConfirmButton
            label={signOnMessages.unlink()}
            spoken={signOnMessages.unlinkMember({ name })}
            question={signOnMessages.unlinkAbout({ name })}
            verb={signOnMessages.unlink()}
            disabled={end.isPending}
            onConfirm={() => end.mutate({ params: { path: { userId } } })}
          />
        </div>
      ))}
    </>
  )
}
