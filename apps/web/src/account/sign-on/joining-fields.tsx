import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import type { Joining, JoiningRole } from '@wellmet/account/sign-on/sign-on.contract.ts'
import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'
import { allOf } from '../../kit/search-params.ts'

const roles = allOf<JoiningRole>({ member: true, viewer: true, admin: true })

interface Props {
  joining: Joining
  inputProps: (field: 'joining' | 'role') => NativeSelectProps
}

/** Who may join with single sign-on, whatever the provider speaks. */
export const JoiningFields = ({ joining, inputProps }: Props) => (
  <>
    <NativeSelect
      label={signOnMessages.joining()}
      data={[
        { value: 'open', label: signOnMessages.openToDomain() },
        { value: 'invited', label: signOnMessages.inviteOnly() },
      ]}
      {...inputProps('joining')}
    />
    {joining === 'open' ? (
      <NativeSelect
        label={signOnMessages.roleOfNew()}
        data={roles.map((role) => ({ value: role, label: signOnMessages.roleOption({ role }) }))}
        {...inputProps('role')}
      />
    ) : null}
  </>
)
