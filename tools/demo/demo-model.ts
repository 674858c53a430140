import { startLanguageModel, type LanguageModel } from '../stand-ins/language-model.ts'

/** A made-up language model, which the owner of the demo can connect. */
export async function startDemoModel(): Promise<LanguageModel> {
  const model = await startLanguageModel()
  model.latencyMs = 800
  return model
}

export const aboutModel = (model: LanguageModel | null): string =>
  model === null
    ? 'yours, by LANGUAGE_MODEL_ORIGINS; connect it under Settings, Language model'
    : `a stand-in at ${model.url}/v1 with the key ${[...model.keys].join()}; LANGUAGE_MODEL_ORIGINS=… npm run demo allows a real one`
