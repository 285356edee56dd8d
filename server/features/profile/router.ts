import { jsonResume, toJsonResume } from '#src/profile/json-resume.ts'
import { education, experience, profile } from '#src/profile/responses.ts'
import { educationInput, updateEducationInput } from '#src/profile/education.ts'
import { entryRef } from '#src/profile/entry-rules.ts'
import { experienceInput, updateExperienceInput } from '#src/profile/experience.ts'
import { linkRef, putLinkInput } from '#src/profile/links.ts'
import { projectInput, updateProjectInput } from '#src/profile/project.ts'
import { profilePatch } from '#src/profile/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import * as service from './service.ts'

export const profileRouter = router({
  get: userProcedure
    .meta({ sources: { tables: ['users', 'profiles', 'experiences', 'educations', 'projects'] } })
    .query(({ ctx }) => service.getProfile(ctx.db, ctx.userId)),
  jsonResume: userProcedure.query(async ({ ctx }) =>
    toJsonResume(await service.getProfile(ctx.db, ctx.userId)),
  ),
  create: userProcedure.mutation(({ ctx }) => service.createProfile(ctx.db, ctx.userId)),
  update: userProcedure
    .input(profilePatch)
    .mutation(({ ctx, input }) => service.updateProfile(ctx.db, ctx.userId, input)),
  putLink: userProcedure
    .input(putLinkInput)
    .mutation(({ ctx, input }) => service.putLink(ctx.db, ctx.userId, input)),
  removeLink: userProcedure
    .input(linkRef)
    .mutation(({ ctx, input }) => service.removeLink(ctx.db, ctx.userId, input)),

  addExperience: userProcedure
    .input(experienceInput)
    .mutation(({ ctx, input }) => service.addExperience(ctx.db, ctx.userId, input)),
  updateExperience: userProcedure
    .input(updateExperienceInput)
    .mutation(({ ctx, input }) => service.updateExperience(ctx.db, ctx.userId, input)),
  deleteExperience: userProcedure.input(entryRef).mutation(async ({ ctx, input }) => {
    await service.deleteExperience(ctx.db, ctx.userId, input.id)
    return null
  }),
  restoreExperience: userProcedure
    .input(entryRef)
    .mutation(({ ctx, input }) => service.restoreExperience(ctx.db, ctx.userId, input.id)),

  addEducation: userProcedure
    .input(educationInput)
    .mutation(({ ctx, input }) => service.addEducation(ctx.db, ctx.userId, input)),
  updateEducation: userProcedure
    .input(updateEducationInput)
    .mutation(({ ctx, input }) => service.updateEducation(ctx.db, ctx.userId, input)),
  deleteEducation: userProcedure.input(entryRef).mutation(async ({ ctx, input }) => {
    await service.deleteEducation(ctx.db, ctx.userId, input.id)
    return null
  }),
  restoreEducation: userProcedure
    .input(entryRef)
    .mutation(({ ctx, input }) => service.restoreEducation(ctx.db, ctx.userId, input.id)),

  addProject: userProcedure
    .input(projectInput)
    .mutation(({ ctx, input }) => service.addProject(ctx.db, ctx.userId, input)),
  updateProject: userProcedure
    .input(updateProjectInput)
    .mutation(({ ctx, input }) => service.updateProject(ctx.db, ctx.userId, input)),
  deleteProject: userProcedure
    .input(entryRef)
    .mutation(({ ctx, input }) => service.deleteProject(ctx.db, ctx.userId, input.id)),
  restoreProject: userProcedure
    .input(entryRef)
    .mutation(({ ctx, input }) => service.restoreProject(ctx.db, ctx.userId, input.id)),
})

/** The documented calls. */
export const profileRest: RestRows<typeof profileRouter> = [
  {
    method: 'GET',
    path: '/api/profiles/me',
    procedure: 'get',
    status: 200,
    summary: 'Returns the profile',
    response: profile,
    failures: [404],
  },
  {
    method: 'GET',
    path: '/api/profiles/me/json-resume',
    procedure: 'jsonResume',
    status: 200,
    summary: 'Returns the profile as JSON Resume 1.0',
    response: jsonResume,
    failures: [404],
  },
  {
    method: 'POST',
    path: '/api/profiles',
    procedure: 'create',
    status: 201,
    summary: 'Creates an empty profile, or returns the existing one',
    response: profile,
    otherStatus: 200,
    toReply: ({ profile, is_new }) => ({ status: is_new ? 201 : 200, body: profile }),
  },
  {
    method: 'PUT',
    path: '/api/profiles/me',
    procedure: 'update',
    status: 200,
    summary: 'Changes the profile; a list that is sent replaces the whole list',
    response: profile,
    failures: [404],
  },
  {
    method: 'POST',
    path: '/api/profiles/me/experiences',
    procedure: 'addExperience',
    status: 201,
    summary: 'Adds an experience',
    response: experience,
    failures: [404],
  },
  {
    method: 'PUT',
    path: '/api/profiles/me/experiences/:id',
    procedure: 'updateExperience',
    status: 200,
    summary: 'Changes an experience',
    response: experience,
  },
  {
    method: 'DELETE',
    path: '/api/profiles/me/experiences/:id',
    procedure: 'deleteExperience',
    status: 204,
    summary: 'Deletes an experience',
  },
  {
    method: 'POST',
    path: '/api/profiles/me/experiences/:id/restore',
    procedure: 'restoreExperience',
    status: 200,
    summary: 'Restores an experience within a day of its deletion',
    response: experience,
  },
  {
    method: 'POST',
    path: '/api/profiles/me/educations',
    procedure: 'addEducation',
    status: 201,
    summary: 'Adds an education',
    response: education,
    failures: [404],
  },
  {
    method: 'PUT',
    path: '/api/profiles/me/educations/:id',
    procedure: 'updateEducation',
    status: 200,
    summary: 'Changes an education',
    response: education,
  },
  {
    method: 'DELETE',
    path: '/api/profiles/me/educations/:id',
    procedure: 'deleteEducation',
    status: 204,
    summary: 'Deletes an education',
  },
  {
    method: 'POST',
    path: '/api/profiles/me/educations/:id/restore',
    procedure: 'restoreEducation',
    status: 200,
    summary: 'Restores an education within a day of its deletion',
    response: education,
  },
  {
    method: 'POST',
    path: '/api/projects',
    procedure: 'addProject',
    status: 201,
    summary: 'Adds a project and returns the profile',
    response: profile,
    failures: [404],
  },
  {
    method: 'PUT',
    path: '/api/projects/:id',
    procedure: 'updateProject',
    status: 200,
    summary: 'Changes a project and returns the profile',
    response: profile,
  },
  {
    method: 'DELETE',
    path: '/api/projects/:id',
    procedure: 'deleteProject',
    status: 204,
    summary: 'Deletes a project',
  },
  {
    method: 'POST',
    path: '/api/projects/:id/restore',
    procedure: 'restoreProject',
    status: 200,
    summary: 'Restores a project within a day of its deletion and returns the profile',
    response: profile,
  },
]
