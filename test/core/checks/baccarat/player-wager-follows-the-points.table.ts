import { handWagerTable } from '../../../support/rounds/hand-wager-table';

handWagerTable('player', { winnings: 1000, clauses: { win: '5.1.1.1', lose: '5.1.1.2', push: '5.1.1.3' } });
