import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { type FormEvent, useState } from 'react'
import { billingMessages } from '@wellmet/account/billing/billing.messages.ts'
import { ChoiceList } from '../../kit/choice-list.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { useCheckout } from './use-stripe-page.ts'

const plans = ['team', 'business'] as const
const intervals = ['monthly', 'yearly'] as const
const intervalName = { monthly: billingMessages.monthly, yearly: billingMessages.annually }

export const ChoosePlanForm = ({ offersTrial }: { offersTrial: boolean }) => {
  const [plan, setPlan] = useState<(typeof plans)[number]>('team')
  const [interval, setInterval] = useState<(typeof intervals)[number]>('monthly')
  const { open, isOpening, trouble } = useCheckout()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    open(`${plan}_${interval}`)
  }
  return (
    <form className={clsx(formStyles.form, formStyles.narrow)} onSubmit={submit}>
      <ChoiceList
        legend={billingMessages.ofPlan()}
        choices={plans.map((value) => ({
          value,
          label: billingMessages.planName({ plan: value }),
          about: billingMessages.planOffer({ plan: value }),
        }))}
        value={plan}
        onChange={setPlan}
      />
      <ChoiceList
        legend={billingMessages.interval()}
        choices={intervals.map((value) => ({ value, label: intervalName[value]() }))}
        value={interval}
        onChange={setInterval}
      />
      {offersTrial ? <p className={clsx(text.small, text.quiet)}>{billingMessages.trialAbout()}</p> : null}
      <FormAlert trouble={trouble ? { text: trouble } : null} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={isOpening}>
          {offersTrial ? billingMessages.startTrial() : billingMessages.pay()}
        </Button>
      </div>
    </form>
  )
}
