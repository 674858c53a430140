import formStyles from '../../kit/form.module.css'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { JoiningFields } from './joining-fields.tsx'

type Props = ComponentProps<typeof JoiningFields> &
  ComponentProps<typeof FormAlert> & {
    onSubmit: ComponentProps<'form'>['onSubmit']
    isSaving: boolean
    isChanged: boolean
    /** What is asked of one protocol and not of the other. */
    children: ReactNode
  }

/** How the company's provider is reached, and whom it lets in. */
export const ProviderForm = ({ onSubmit, isSaving, isChanged, trouble, children, ...joining }: Props) => (
  <form className={clsx(formStyles.form, formStyles.narrow)} onSubmit={onSubmit} noValidate>
    {children}
    <JoiningFields {...joining} />
    <FormAlert trouble={trouble} />
    <div className={formStyles.buttons}>
      <Button type="submit" loading={isSaving} disabled={!isChanged}>
        {signOnMessages.save()}
      </Button>
    </div>
  </form>
)
