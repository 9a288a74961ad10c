export { startRequestMailWorker } from './approval/request-mails.ts';
export { closeApproved, requestOperations } from './approval/request-operations.ts';
export { waitingRequests } from './approval/request-queries.ts';
export { startDigestWorker } from './comments/comment-digest.ts';
export { unreadComments } from './comments/notice-queries.ts';
export { commentOperations } from './comments/comment-operations.ts';
export { createPage, type NewPage } from './editing/create-page.ts';
export { fileUses, pagesShowing } from './links/file-uses.ts';
export { firstPicture, type IndexablePage, indexablePages, titleOfPage } from './seo/indexable-pages.ts';
export { freePageSlug, leadOldPaths } from './redirects/old-addresses.ts';
export { notesOn } from './html-notes.ts';
export { menuOperations } from './menus/menu-operations.ts';
export { indexPageAgain, type IndexServices, startIndexWorker } from './search/index-page.ts';
export { publishedPages } from './search/index-queries.ts';
export { pageAddress } from './editing/page-address.ts';
export { setMenus } from './menus/set-menus.ts';
export { pageOperations } from './operations.ts';
export { MissingLog } from './redirects/missing-log.ts';
export { openPreview, previewOperations } from './previews/preview-operations.ts';
export { eraseClientComments } from './review/review-removal-queries.ts';
export { reviewLimits } from './review/review-limits.ts';
export { startReviewMailWorker } from './review/review-mails.ts';
export { reviewOperations } from './review/review-operations.ts';
export { reviewWords } from './review/review-words.ts';
export { presenceOperations } from './presence/presence-operations.ts';
export { pageBulkOperations } from './publishing/bulk-operations.ts';
export { publishPage, unpublishPage } from './publishing/publish-page.ts';
export { resumePublishing, startPublishWorker } from './publishing/publish-worker.ts';
export { startThinWorker } from './editing/thin-worker.ts';
export { deletePage, publishedSubdomains } from './queries.ts';
export { reachesVisitors } from './place-queries.ts';
export { restoreEntry } from './trash/restore-entry.ts';
export { sweepTrash } from './trash/sweep-trash.ts';
export { eraseTrashed, trashEntry } from './trash/trash-queries.ts';
export { deleteRedirectsTo } from './redirects/redirect-queries.ts';
export { redirectFor, redirectOperations } from './redirects/redirect-operations.ts';
export { styleOperations } from './styles/style-operations.ts';
export { otherSitesOperations } from './sections/other-sites/other-sites-operations.ts';
export { sectionOperations } from './sections/section-operations.ts';
export { mapLinks, mapLinksInText } from './translations/lay-texts.ts';
export {
  blocksIn,
  checkLanguage,
  linksIn,
  showInLanguage,
  withoutFormerLanguage,
} from './translations/show-translation.ts';
export { publishedTranslations } from './translations/translation-queries.ts';
export { translationStreams } from './translations/exchange/exchange-operations.ts';
export { type Machine, openMachine } from './translations/machine/machine.ts';
export { machineOperations } from './translations/machine/machine-operations.ts';
export { startTranslationWorker } from './translations/machine/run-worker.ts';
export { translationOperations } from './translations/translation-operations.ts';
export { lockPage } from './editing/version-queries.ts';
export { saveDraft } from './editing/save-draft.ts';
export { showPictures } from './show-pictures.ts';
export { showSections } from './sections/show-sections.ts';
export { upgraded } from './present.ts';
export type { EntryRules, PageServices } from './services.ts';
