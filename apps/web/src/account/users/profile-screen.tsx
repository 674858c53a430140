import formStyles from '../../kit/form.module.css'
import { Section } from '../../kit/section.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { SchemeToggle } from '../../kit/scheme-toggle.tsx'
import { NameForm } from './name-form.tsx'

export const ProfileScreen = () => (
  <>
    <Section title="You" about="Your name is what people see when you ask for an introduction.">
      <NameForm />
    </Section>
    <Section title="Appearance" about="Auto follows your system.">
      <div className={formStyles.narrow}>
        <SchemeToggle />
      </div>
    </Section>
    <Section title="Password" about="Changing it signs you out everywhere else.">
      <ChangePasswordForm />
    </Section>
  </>
)
