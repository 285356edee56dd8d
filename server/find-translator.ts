import type { Language } from '#src/language/languages.ts'
import type { Db } from './db/client.ts'
import { type Translate, translatorTo } from './language.ts'

/** Returns the language that a person has chosen; else `otherwise`, such as that of the request. */
export async function findOwnLanguage(
  db: Db,
  userId: string,
  otherwise: Language = 'en',
): Promise<Language> {
  const user = await db
    .selectFrom('users')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.language ?? otherwise
}

/** Translates into the language of `findOwnLanguage`. */
export const findTranslator = async (
  db: Db,
  userId: string,
  otherwise?: Language,
): Promise<Translate> => translatorTo(await findOwnLanguage(db, userId, otherwise))
