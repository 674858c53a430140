import styles from './language-model.module.css'
import { NumberInput, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { languageModelMessages } from '@wellmet/introductions/language-model/language-model.messages.ts'
import { fromMicros, toMicros } from './money.ts'

/** In the currency, as people type them. */
export type Prices = {
  currency: string
  inputPrice: number | string
  outputPrice: number | string
  monthlyBudget: number | string
}

export const usualPrices: Prices = { currency: 'USD', inputPrice: 1, outputPrice: 4, monthlyBudget: 10 }

type Stored = { currency: string; inputPrice: number; outputPrice: number; monthlyBudget: number }

export const typedPrices = ({ currency, inputPrice, outputPrice, monthlyBudget }: Stored): Prices => ({
  currency,
  inputPrice: fromMicros(inputPrice),
  outputPrice: fromMicros(outputPrice),
  monthlyBudget: fromMicros(monthlyBudget),
})

export const storedPrices = ({ currency, inputPrice, outputPrice, monthlyBudget }: Prices): Stored => ({
  currency: currency.trim().toUpperCase(),
  inputPrice: toMicros(inputPrice),
  outputPrice: toMicros(outputPrice),
  monthlyBudget: toMicros(monthlyBudget),
})

type Props<T extends Prices> = { form: UseFormReturnType<T> }

/** What the provider charges, and how much of it a month may cost. */
export const PriceFields = <T extends Prices>({ form }: Props<T>) => (
  <div className={styles.prices}>
    <TextInput label={languageModelMessages.currency()} maxLength={3} {...form.getInputProps('currency')} />
    <NumberInput
      label={languageModelMessages.inputPrice()}
      min={0}
      decimalScale={6}
      hideControls
      {...form.getInputProps('inputPrice')}
    />
    <NumberInput
      label={languageModelMessages.outputPrice()}
      min={0}
      decimalScale={6}
      hideControls
      {...form.getInputProps('outputPrice')}
    />
    <NumberInput
      label={languageModelMessages.monthlyBudget()}
      min={0}
      decimalScale={2}
      hideControls
      {...form.getInputProps('monthlyBudget')}
    />
  </div>
)
