// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {AccessControlDefaultAdminRules} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC1155Supply} from "@openzeppelin/contracts/token/ERC1155/extensions/ERC1155Supply.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// @title The credits of Ledgerleaf as tokens: one id for each batch, one token for each tonne of CO2e.
/// @notice The public log of Ledgerleaf is what proves. This contract carries the same history: entry by entry, in the
/// order of the log, each once. Whoever holds credits at Ledgerleaf is an address made of their name in the log, to which
/// nobody has a key ("a holder"); whoever has withdrawn theirs is a wallet, and then only its owner moves them.
contract LedgerleafCredits is ERC1155Supply, AccessControlDefaultAdminRules, Pausable, EIP712, Nonces {
    enum Act {
        Issue,
        Move,
        Retire,
        Cancel,
        Withdraw
    }

    /// `fromHeld` and `toHeld`: the credits leave, or arrive, as held for an order. `certificate`: the hash of the
    /// retirement's certificate; zero for every other act.
    struct Move {
        Act act;
        bool fromHeld;
        bool toHeld;
        address from;
        address to;
        uint256 id;
        uint64 amount;
        bytes32 certificate;
    }

    /// One entry of the log, or a part of one: `leaf` is its hash in the log, `index` its place there. An entry too long
    /// for one transaction says `more` and goes on with the next part.
    struct Entry {
        uint64 index;
        uint32 part;
        bool more;
        bytes32 leaf;
        Move[] moves;
    }

    struct Totals {
        uint64 issued;
        uint64 held;
        uint64 retired;
        uint64 cancelled;
    }

    string public constant name = "Ledgerleaf credits";
    string public constant symbol = "LEAF";
    bytes32 public constant MIRROR_ROLE = keccak256("MIRROR_ROLE");
    bytes32 public constant PAUSER_ROLE = keccak256("PAUSER_ROLE");
    /// How many moves, and how many entries, one call may record: what fits into a block wherever we may be deployed.
    uint256 public constant MOST_AT_ONCE = 100;
    /// The first five bytes of every holder: "1ed9e71eaf". Somebody may look for a key whose address begins so, and then
    /// has a wallet to which nothing can be moved; the other fifteen bytes of a given holder they will not hit.
    uint160 public constant HOLDER_PREFIX = 0x1ed9e71eaf << 120;

    bytes32 private constant BRING_BACK =
        keccak256("BringBack(address wallet,uint256 id,uint256 amount,uint256 nonce,uint256 deadline)");

    /// Where brought-back tokens wait for their entry in the log.
    address public immutable vault;

    /// The index from which the log is still to be recorded, and the part of it where an entry was begun.
    uint64 public next;
    uint32 public nextPart;
    /// The size of the largest state of the log that was anchored.
    uint64 public anchoredSize;
    /// How often tokens were brought back.
    uint64 public broughtBack;
    bytes32 private lastLeaf;

    mapping(uint256 id => Totals) private totals;
    mapping(uint256 id => mapping(address holder => uint64)) private held;
    mapping(uint256 id => bool) public withdrawalAllowed;
    /// The root of the log at a size, zero where it was not anchored.
    mapping(uint64 size => bytes32) public rootAt;
    string private base;

    event Recorded(uint64 indexed index, bytes32 leaf);
    event Held(uint256 indexed id, address indexed holder, uint256 amount);
    event Freed(uint256 indexed id, address indexed holder, uint256 amount);
    event Retired(
        uint256 indexed id,
        address indexed holder,
        uint256 amount,
        bytes32 certificate,
        bytes32 leaf
    );
    event Cancelled(uint256 indexed id, address indexed holder, uint256 amount, bytes32 leaf);
    event Withdrawn(
        uint256 indexed id,
        address indexed holder,
        address indexed wallet,
        uint256 amount,
        bytes32 leaf
    );
    event BroughtBack(uint256 indexed id, address indexed wallet, uint256 amount, uint64 indexed number);
    event WithdrawalAllowed(uint256 indexed id, bool allowed);
    event Anchored(uint64 indexed size, bytes32 root);
    event BaseChanged(string base);

    /// This part of this entry was recorded before: it is at `next` that the log goes on.
    error Seen(uint64 index, uint32 part, uint64 next, uint32 nextPart);
    /// Something before it was not recorded yet.
    error Ahead(uint64 index, uint32 part, uint64 next, uint32 nextPart);
    error NothingToRecord();
    error TooManyAtOnce(uint256 most);
    error OtherLeaf(uint64 index, bytes32 begun, bytes32 given);
    error NoAmount(uint64 index);
    error NotAHolder(address account);
    error NotAWallet(address account);
    error OnlyHeld(address holder, uint256 id, uint256 free, uint256 amount);
    error NotHeld(address holder, uint256 id, uint256 heldAmount, uint256 amount);
    error WithdrawalNotAllowed(uint256 id);
    error SignatureExpired(uint256 deadline);
    error SignatureInvalid(address wallet);
    error NoRoot();
    error OtherRoot(uint64 size, bytes32 anchored, bytes32 given);
    error AnchorBehind(uint64 size, uint64 anchored);

    /// @param delay How long a change of the administrator takes to come into force, in seconds.
    constructor(
        address admin,
        address mirror,
        address pauser,
        uint48 delay,
        string memory baseUri
    ) ERC1155("") AccessControlDefaultAdminRules(delay, admin) EIP712("Ledgerleaf credits", "1") {
        _grantRole(MIRROR_ROLE, mirror);
        _grantRole(PAUSER_ROLE, pauser);
        base = baseUri;
        vault = holderOf("credits/withdrawn");
    }

    // ── The mirror ───────────────────────────────────────────────────────────────────────────────────────────────────

    /// @notice Repeats entries of the log, in their order.
    /// @dev No call leaves the contract from here, so nobody can come back in, and no receiver can stop the log.
    /// @param from Where the caller believes the log goes on. If a transaction sent before this one has failed, `next` is
    /// still below it, and nothing is recorded over the gap.
    function record(uint64 from, Entry[] calldata entries) external onlyRole(MIRROR_ROLE) whenNotPaused {
        if (entries.length == 0) revert NothingToRecord();
        if (entries.length > MOST_AT_ONCE) revert TooManyAtOnce(MOST_AT_ONCE);
        if (from < next) revert Seen(entries[0].index, entries[0].part, next, nextPart);
        if (from > next) revert Ahead(entries[0].index, entries[0].part, next, nextPart);
        uint256 room = MOST_AT_ONCE;
        bytes32 leaf = lastLeaf;
        for (uint256 i = 0; i < entries.length; ++i) {
            Entry calldata entry = entries[i];
            if (entry.moves.length > room) revert TooManyAtOnce(MOST_AT_ONCE);
            room -= entry.moves.length;
            _place(entry, leaf);
            leaf = entry.leaf;
            // Before its moves: what follows up to the next of these is what the entry did.
            emit Recorded(entry.index, leaf);
            for (uint256 j = 0; j < entry.moves.length; ++j) _repeat(entry, entry.moves[j]);
        }
        lastLeaf = leaf;
    }

    /// @notice Whether tokens of a batch may leave for a wallet, by the rules of its registry.
    function allowWithdrawal(uint256 id, bool allowed) external onlyRole(MIRROR_ROLE) whenNotPaused {
        withdrawalAllowed[id] = allowed;
        emit WithdrawalAllowed(id, allowed);
    }

    /// @notice Fixes the root of the log at a size. The same once more changes nothing; anything else about a size that
    /// was passed is refused.
    function anchor(uint64 size, bytes32 root) external onlyRole(MIRROR_ROLE) whenNotPaused {
        if (root == 0) revert NoRoot();
        bytes32 anchored = rootAt[size];
        if (anchored == root) return;
        if (anchored != 0) revert OtherRoot(size, anchored, root);
        if (size < anchoredSize) revert AnchorBehind(size, anchoredSize);
        anchoredSize = size;
        rootAt[size] = root;
        emit Anchored(size, root);
    }

    function _place(Entry calldata entry, bytes32 begun) private {
        (uint64 index, uint32 part) = (entry.index, entry.part);
        if (index < next || (index == next && part < nextPart)) revert Seen(index, part, next, nextPart);
        if (nextPart == 0 ? part != 0 : index != next || part != nextPart) revert Ahead(index, part, next, nextPart);
        if (part != 0 && entry.leaf != begun) revert OtherLeaf(index, begun, entry.leaf);
        if (entry.more) {
            (next, nextPart) = (index, part + 1);
        } else {
            (next, nextPart) = (index + 1, 0);
        }
    }

    function _repeat(Entry calldata entry, Move calldata move) private {
        if (move.amount == 0) revert NoAmount(entry.index);
        if (move.act == Act.Issue) {
            if (move.from != address(0)) revert NotAHolder(move.from);
        } else {
            _leave(move);
        }
        if (move.act == Act.Issue || move.act == Act.Move) {
            if (!isHolder(move.to)) revert NotAHolder(move.to);
        } else if (move.act == Act.Withdraw) {
            if (!withdrawalAllowed[move.id]) revert WithdrawalNotAllowed(move.id);
            if (move.to == address(0) || isHolder(move.to)) revert NotAWallet(move.to);
        } else if (move.to != address(0)) {
            revert NotAWallet(move.to);
        }

        _shift(move.from, move.to, move.id, move.amount);

        if (move.act == Act.Issue) {
            totals[move.id].issued += move.amount;
        } else if (move.act == Act.Retire) {
            totals[move.id].retired += move.amount;
            emit Retired(move.id, move.from, move.amount, move.certificate, entry.leaf);
        } else if (move.act == Act.Cancel) {
            totals[move.id].cancelled += move.amount;
            emit Cancelled(move.id, move.from, move.amount, entry.leaf);
        } else if (move.act == Act.Withdraw) {
            emit Withdrawn(move.id, move.from, move.to, move.amount, entry.leaf);
        }
        if (move.toHeld) _hold(move);
    }

    /// Held credits leave only as such, and others never by way of them.
    function _leave(Move calldata move) private {
        if (!isHolder(move.from)) revert NotAHolder(move.from);
        uint64 heldAmount = held[move.id][move.from];
        if (move.fromHeld) {
            if (heldAmount < move.amount) revert NotHeld(move.from, move.id, heldAmount, move.amount);
            held[move.id][move.from] = heldAmount - move.amount;
            totals[move.id].held -= move.amount;
            emit Freed(move.id, move.from, move.amount);
        } else if (heldAmount > 0) {
            uint256 free = balanceOf(move.from, move.id) - heldAmount;
            if (free < move.amount) revert OnlyHeld(move.from, move.id, free, move.amount);
        }
    }

    function _hold(Move calldata move) private {
        if (!isHolder(move.to)) revert NotAHolder(move.to);
        held[move.id][move.to] += move.amount;
        totals[move.id].held += move.amount;
        emit Held(move.id, move.to, move.amount);
    }

    // ── Wallets ──────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @notice Gives tokens back into Ledgerleaf's keeping, by the wallet that has them.
    function bringBack(uint256 id, uint256 amount) external {
        _bringBack(_msgSender(), id, amount);
    }

    /// @notice The same by anybody whom the wallet has signed it for: whoever relays it pays for it and decides nothing.
    function bringBackFor(
        address wallet,
        uint256 id,
        uint256 amount,
        uint256 deadline,
        bytes calldata signature
    ) external {
        if (block.timestamp > deadline) revert SignatureExpired(deadline);
        bytes32 digest = _hashTypedDataV4(
            keccak256(abi.encode(BRING_BACK, wallet, id, amount, _useNonce(wallet), deadline))
        );
        if (!SignatureChecker.isValidSignatureNowCalldata(wallet, digest, signature)) revert SignatureInvalid(wallet);
        _bringBack(wallet, id, amount);
    }

    function _bringBack(address wallet, uint256 id, uint256 amount) private {
        if (amount == 0) revert NoAmount(next);
        _shift(wallet, vault, id, amount);
        emit BroughtBack(id, wallet, amount, broughtBack++);
    }

    /// @dev Among wallets the standard holds. A holder's balance is what the log says, so nobody can add to it.
    function safeTransferFrom(
        address from,
        address to,
        uint256 id,
        uint256 value,
        bytes memory data
    ) public override {
        if (isHolder(to)) revert NotAWallet(to);
        super.safeTransferFrom(from, to, id, value, data);
    }

    function safeBatchTransferFrom(
        address from,
        address to,
        uint256[] memory ids,
        uint256[] memory values,
        bytes memory data
    ) public override {
        if (isHolder(to)) revert NotAWallet(to);
        super.safeBatchTransferFrom(from, to, ids, values, data);
    }

    // ── What anybody may read ────────────────────────────────────────────────────────────────────────────────────────

    /// @notice The address of an account, by its name in the log.
    function holderOf(string memory nameInLog) public pure returns (address) {
        uint256 hash = uint256(keccak256(bytes.concat("ledgerleaf holder\n", bytes(nameInLog))));
        return address(HOLDER_PREFIX | uint120(hash));
    }

    function isHolder(address account) public pure returns (bool) {
        return uint160(account) >> 120 == HOLDER_PREFIX >> 120;
    }

    /// @notice Where the log goes on, how many parts of that entry are in already, and the leaf that was recorded last.
    function head() external view returns (uint64 index, uint32 part, bytes32 leaf) {
        return (next, nextPart, lastLeaf);
    }

    function issuedOf(uint256 id) external view returns (uint256) {
        return totals[id].issued;
    }

    function heldOf(uint256 id) external view returns (uint256) {
        return totals[id].held;
    }

    function retiredOf(uint256 id) external view returns (uint256) {
        return totals[id].retired;
    }

    function cancelledOf(uint256 id) external view returns (uint256) {
        return totals[id].cancelled;
    }

    function heldBy(address holder, uint256 id) external view returns (uint256) {
        return held[id][holder];
    }

    function uri(uint256 id) public view override returns (string memory) {
        return string.concat(base, Strings.toString(id), ".json");
    }

    function supportsInterface(
        bytes4 interfaceId
    ) public view override(ERC1155, AccessControlDefaultAdminRules) returns (bool) {
        return super.supportsInterface(interfaceId);
    }

    // ── The administrator ────────────────────────────────────────────────────────────────────────────────────────────

    /// @notice Stops every movement. Whoever may stop need not be able to do anything else.
    function pause() external onlyRole(PAUSER_ROLE) {
        _pause();
    }

    function unpause() external onlyRole(DEFAULT_ADMIN_ROLE) {
        _unpause();
    }

    function setBase(string calldata baseUri) external onlyRole(DEFAULT_ADMIN_ROLE) {
        base = baseUri;
        emit BaseChanged(baseUri);
    }

    // ── Below ────────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @dev Moves one id without asking the receiver: holders have no code, and a wallet that refused what was withdrawn to
    /// it would hold up every entry behind it.
    function _shift(address from, address to, uint256 id, uint256 amount) private {
        uint256[] memory ids = new uint256[](1);
        uint256[] memory amounts = new uint256[](1);
        (ids[0], amounts[0]) = (id, amount);
        _update(from, to, ids, amounts);
    }

    function _update(
        address from,
        address to,
        uint256[] memory ids,
        uint256[] memory values
    ) internal override whenNotPaused {
        super._update(from, to, ids, values);
    }
}
