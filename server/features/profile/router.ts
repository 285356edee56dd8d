import { educationInput, updateEducationInput } from '#src/profile/education.ts'
import { entryRef } from '#src/profile/entry-rules.ts'
import { experienceInput, updateExperienceInput } from '#src/profile/experience.ts'
import { linkRef, putLinkInput } from '#src/profile/links.ts'
import { projectInput, updateProjectInput } from '#src/profile/project.ts'
import { profilePatch } from '#src/profile/schema.ts'
import { router, userProcedure } from '../../trpc.ts'
import * as service from './service.ts'

export const profileRouter = router({
  get: userProcedure.query(({ ctx }) => service.getProfile(ctx.db, ctx.userId)),
  create: userProcedure.mutation(async ({ ctx }) => {
    const { profile, isNew } = await service.createProfile(ctx.db, ctx.userId)
    if (!isNew) ctx.answer.status = 200
    return profile
  }),
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

  addProject: userProcedure
    .input(projectInput)
    .mutation(({ ctx, input }) => service.addProject(ctx.db, ctx.userId, input)),
  updateProject: userProcedure
    .input(updateProjectInput)
    .mutation(({ ctx, input }) => service.updateProject(ctx.db, ctx.userId, input)),
  deleteProject: userProcedure
    .input(entryRef)
    .mutation(({ ctx, input }) => service.deleteProject(ctx.db, ctx.userId, input.id)),
})
