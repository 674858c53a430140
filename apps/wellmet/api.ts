/** The process listens until it is stopped. */
export async function run(): Promise<void> {
  await import('@wellmet/api/main.ts')
}
