import formStyles from '../../kit/form.module.css'
import { Section } from '../../kit/section.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { SchemeToggle } from '../../kit/scheme-toggle.tsx'
import { LanguageField } from './language-field.tsx'
import { NameForm } from './name-form.tsx'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'

export const ProfileScreen = () => (
  <>
    <Section title={usersMessages.you()} about={usersMessages.nameAbout()}>
      <NameForm />
    </Section>
    <Section title={usersMessages.language()} about={usersMessages.languageAbout()}>
      <LanguageField />
    </Section>
    <Section title={usersMessages.appearance()} about={usersMessages.appearanceAbout()}>
      <div className={formStyles.narrow}>
        <SchemeToggle />
      </div>
    </Section>
    <Section title={usersMessages.password()} about={usersMessages.passwordAbout()}>
      <ChangePasswordForm />
    </Section>
  </>
)
