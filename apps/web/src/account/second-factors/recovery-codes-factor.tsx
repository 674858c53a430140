import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { secondFactorsMessages } from '@wellmet/account/second-factors/second-factors.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { SettingCard } from '../../kit/setting-card.tsx'
import { RecoveryCodesOnce } from './recovery-codes-once.tsx'

export const RecoveryCodesFactor = ({ left }: { left: number }) => {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const renew = useApiMutation('post', '/api/security/recovery-codes', {
    changes: ['second factors'],
    onError: (error) =>
      void notifications.show({ message: secondFactorsMessages.notChanged({ reason: reasonOf(error) }) }),
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
  })
  return (
    <SettingCard
      title={secondFactorsMessages.codesTitle()}
      about={secondFactorsMessages.codesHaveYou({ count: left })}
      action={
        <ConfirmButton
          label={secondFactorsMessages.makeCodes()}
          spoken={secondFactorsMessages.makeCodes()}
          question={secondFactorsMessages.codesReplace()}
          verb={secondFactorsMessages.makeCodes()}
          disabled={renew.isPending}
          onConfirm={() => renew.mutate({})}
        />
      }
    >
      {codes ? <RecoveryCodesOnce codes={codes} onDone={() => setCodes(null)} /> : null}
    </SettingCard>
  )
}
