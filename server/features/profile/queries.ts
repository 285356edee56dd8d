import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Education } from '#src/profile/education.ts'
import type { Experience } from '#src/profile/experience.ts'
import type { Project } from '#src/profile/project.ts'
import type { Db } from '../../db/client.ts'
import type {
  EducationsTable,
  ExperiencesTable,
  ProfilesTable,
  ProjectsTable,
} from '../../db/tables/profile.ts'

const PROFILE_COLUMNS = [
  'first_name',
  'last_name',
  'phone',
  'address',
  'city',
  'state',
  'zip_code',
  'country',
  'current_title',
  'years_of_experience',
  'preferred_roles',
  'preferred_locations',
  'willing_to_relocate',
  'remote_preference',
  'desired_salary_min',
  'desired_salary_max',
  'work_auth_status',
  'need_sponsorship',
  'work_auth_additional_info',
  'linkedin_url',
  'github_url',
  'portfolio_url',
  'other_urls',
  'other_url_titles',
  'date_of_birth',
  'job_search_status',
  'profiles.created_at',
  'profiles.updated_at',
] as const

const experiencesOf = (db: Db, userId: string) =>
  db
    .selectFrom('experiences')
    .select((eb) => [
      'id',
      'company_name',
      'title',
      'location',
      'start_date',
      'end_date',
      'description',
      eb('end_date', 'is', null).$castTo<boolean>().as('current_role'),
      'role_type',
    ])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('start_date', 'desc')
    .orderBy('end_date', (by) => by.desc().nullsFirst())
    .orderBy('id', 'desc')

const educationsOf = (db: Db, userId: string) =>
  db
    .selectFrom('educations')
    .select([
      'id',
      'school_name',
      'degree',
      'field_of_study',
      'start_date',
      'end_date',
      'gpa',
      'location',
      'achievements',
    ])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('start_date', 'desc')
    .orderBy('end_date', (by) => by.desc().nullsFirst())
    .orderBy('id', 'desc')

const projectsOf = (db: Db, userId: string) =>
  db
    .selectFrom('projects')
    .select([
      'id',
      'project_name',
      'position_title',
      'location',
      'start_date',
      'end_date',
      'description',
      'current_project',
      'link',
    ])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('start_date', (by) => by.desc().nullsLast())
    .orderBy('end_date', (by) => by.desc().nullsFirst())
    .orderBy('id', 'desc')

export const listExperiences = (db: Db, userId: string): Promise<Experience[]> =>
  experiencesOf(db, userId).execute()
export const listEducations = (db: Db, userId: string): Promise<Education[]> =>
  educationsOf(db, userId).execute()
export const listProjects = (db: Db, userId: string): Promise<Project[]> =>
  projectsOf(db, userId).execute()

/** One statement, so that no reader sees a partial save. */
export const findProfile = (db: Db, userId: string) =>
  db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select(['users.email', ...PROFILE_COLUMNS])
    .select([
      jsonArrayFrom(experiencesOf(db, userId)).as('experiences'),
      jsonArrayFrom(educationsOf(db, userId)).as('educations'),
      jsonArrayFrom(projectsOf(db, userId)).as('projects'),
    ])
    .where('profiles.user_id', '=', userId)
    .executeTakeFirst()

/** Returns undefined if the user already has a profile. */
export const insertProfile = (db: Db, profile: Insertable<ProfilesTable>) =>
  db
    .insertInto('profiles')
    .values(profile)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst()

/** Locks the profile until the transaction ends, so that saves run one after another. */
export const lockProfile = (trx: Db, userId: string) =>
  trx
    .selectFrom('profiles')
    .select([
      'desired_salary_min',
      'desired_salary_max',
      'linkedin_url',
      'github_url',
      'portfolio_url',
      'other_urls',
      'other_url_titles',
    ])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** Also called without changed fields, because a changed list changes the profile's time. */
export const updateProfile = (
  trx: Db,
  userId: string,
  changes: Omit<Updateable<ProfilesTable>, 'user_id'>,
) =>
  trx
    .updateTable('profiles')
    // `now()` is the start of the transaction, which may be before it waited for the lock.
    .set({ ...changes, updated_at: sql<string>`clock_timestamp()` })
    .where('user_id', '=', userId)
    .execute()

/** Also sets columns that the database otherwise sets. */
export const putProfile = (
  trx: Db,
  userId: string,
  changes: Omit<Updateable<ProfilesTable>, 'user_id'>,
) => trx.updateTable('profiles').set(changes).where('user_id', '=', userId).execute()

type Table = 'experiences' | 'educations' | 'projects'

/** Erases deleted entries with these ids, so that a repeated request can insert them again. */
export const eraseDeletedAgain = (trx: Db, table: Table, userId: string, ids: readonly string[]) =>
  trx
    .deleteFrom(table)
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is not', null)
    .execute()

/** Keeps those whose deletion can be undone. */
export const deleteAllEntries = (trx: Db, table: Table, userId: string) =>
  trx.deleteFrom(table).where('user_id', '=', userId).where('deleted_at', 'is', null).execute()

/** Deletes those of `ids` that belong to the user. */
export const deleteEntries = async (
  trx: Db,
  table: Table,
  userId: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  await trx.deleteFrom(table).where('user_id', '=', userId).where('id', 'in', ids).execute()
}

export const insertExperiences = (trx: Db, rows: Insertable<ExperiencesTable>[]) =>
  trx.insertInto('experiences').values(rows).execute()
export const insertEducations = (trx: Db, rows: Insertable<EducationsTable>[]) =>
  trx.insertInto('educations').values(rows).execute()
export const insertProjects = (trx: Db, rows: Insertable<ProjectsTable>[]) =>
  trx.insertInto('projects').values(rows).execute()

export const updateExperience = (
  trx: Db,
  { id, user_id, ...changes }: Insertable<ExperiencesTable>,
) =>
  trx
    .updateTable('experiences')
    .set(changes)
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .execute()
export const updateEducation = (
  trx: Db,
  { id, user_id, ...changes }: Insertable<EducationsTable>,
) =>
  trx
    .updateTable('educations')
    .set(changes)
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .execute()
export const updateProject = (trx: Db, { id, user_id, ...changes }: Insertable<ProjectsTable>) =>
  trx
    .updateTable('projects')
    .set(changes)
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .execute()
