import formStyles from '../../kit/form.module.css'
import { NativeSelect } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { languages, type Language } from '@wellmet/platform/messages/locale.ts'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { followProfile, saveLocale } from '../../api/reader-locale.ts'
import { useSession } from './session.ts'

/** Each in its own language, so that everybody finds theirs. */
const names: Record<Language, string> = { en: 'English', de: 'Deutsch' }

/** Saved at once. The page is loaded again if its language changes. */
export const LanguageField = () => {
  const { user } = useSession()
  const save = useApiMutation('patch', '/api/account/profile', {
    changes: ['session'],
    onError: (error) => notifications.show({ message: usersMessages.languageNotSaved({ reason: reasonOf(error) }) }),
    onSuccess: async ({ language }) => {
      saveLocale('address', null)
      if (followProfile(language)) return
      notifications.show({ message: usersMessages.saved() })
    },
  })
  return (
    <NativeSelect
      className={formStyles.narrow}
      aria-label={usersMessages.language()}
      value={user.language ?? ''}
      disabled={save.isPending}
      onChange={({ currentTarget: { value } }) =>
        save.mutate({ body: { language: languages.find((one) => one === value) ?? null } })
      }
    >
      <option value="">{usersMessages.languageOfBrowser()}</option>
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {names[language]}
        </option>
      ))}
    </NativeSelect>
  )
}
