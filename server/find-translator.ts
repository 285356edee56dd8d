import type { Language } from '#src/language/languages.ts'
import type { Db } from './db/client.ts'
import { type Translate, translatorTo } from './language.ts'

/** Into what a person has chosen; else into `otherwise`, the language of a request for what is written. */
export async function findTranslator(
  db: Db,
  userId: string,
  otherwise: Language = 'en',
): Promise<Translate> {
  const user = await db
    .selectFrom('users')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirst()
  return translatorTo(user?.language ?? otherwise)
}
