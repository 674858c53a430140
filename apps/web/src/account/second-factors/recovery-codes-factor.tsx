import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { secondFactorsMessages } from '@wellmet/account/second-factors/second-factors.messages.ts'
import { api } from '../../api/client.ts'
import { reasonOf } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { SettingCard } from '../../kit/setting-card.tsx'
import { RecoveryCodesOnce } from './recovery-codes-once.tsx'
import { secondFactorsQuery } from './second-factors.queries.ts'

export const RecoveryCodesFactor = ({ left }: { left: number }) => {
  const queries = useQueryClient()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const renew = api.useMutation('post', '/api/security/recovery-codes', {
    onError: (error) =>
      void notifications.show({ message: secondFactorsMessages.notChanged({ reason: reasonOf(error) }) }),
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
    onSettled: () => invalidate(queries, secondFactorsQuery.queryKey),
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
