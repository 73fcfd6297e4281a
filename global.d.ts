import type { Locale as AppLocale } from './lib/i18n/locales';
import type accountMessages from './messages/zh-CN/account.json';
import type auditMessages from './messages/zh-CN/audit.json';
import type authMessages from './messages/zh-CN/auth.json';
import type commonMessages from './messages/zh-CN/common.json';
import type errorsMessages from './messages/zh-CN/errors.json';
import type eventsMessages from './messages/zh-CN/events.json';
import type exportMessages from './messages/zh-CN/export.json';
import type finalMessages from './messages/zh-CN/final.json';
import type forecastMessages from './messages/zh-CN/forecast.json';
import type gameMessages from './messages/zh-CN/game.json';
import type hostsMessages from './messages/zh-CN/hosts.json';
import type liveMessages from './messages/zh-CN/live.json';
import type membersMessages from './messages/zh-CN/members.json';
import type optionsMessages from './messages/zh-CN/options.json';
import type pinMessages from './messages/zh-CN/pin.json';
import type printsMessages from './messages/zh-CN/prints.json';
import type prizesMessages from './messages/zh-CN/prizes.json';
import type resultsMessages from './messages/zh-CN/results.json';
import type rosterMessages from './messages/zh-CN/roster.json';
import type rulebookMessages from './messages/zh-CN/rulebook.json';
import type rulesMessages from './messages/zh-CN/rules.json';
import type seatingMessages from './messages/zh-CN/seating.json';
import type sheetMessages from './messages/zh-CN/sheet.json';
import type sittingsMessages from './messages/zh-CN/sittings.json';
import type tableMessages from './messages/zh-CN/table.json';
import type tryoutMessages from './messages/zh-CN/tryout.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: AppLocale;
    Messages: {
      account: typeof accountMessages;
      audit: typeof auditMessages;
      auth: typeof authMessages;
      common: typeof commonMessages;
      errors: typeof errorsMessages;
      events: typeof eventsMessages;
      export: typeof exportMessages;
      final: typeof finalMessages;
      forecast: typeof forecastMessages;
      game: typeof gameMessages;
      hosts: typeof hostsMessages;
      live: typeof liveMessages;
      members: typeof membersMessages;
      options: typeof optionsMessages;
      pin: typeof pinMessages;
      prints: typeof printsMessages;
      prizes: typeof prizesMessages;
      results: typeof resultsMessages;
      roster: typeof rosterMessages;
      rulebook: typeof rulebookMessages;
      rules: typeof rulesMessages;
      seating: typeof seatingMessages;
      sheet: typeof sheetMessages;
      sittings: typeof sittingsMessages;
      table: typeof tableMessages;
      tryout: typeof tryoutMessages;
    };
  }
}
